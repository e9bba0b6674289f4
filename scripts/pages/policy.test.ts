/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { hostPolicy, metaPolicy } from './policy';

const sources = {
  scriptHashes: ['sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='],
  connectOrigins: ['https://api.emailjs.com'],
};

/** What Google's CSP Evaluator has against a policy, the worst first. */
function findingsOf(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .sort((a, b) => a.severity - b.severity)
    .map(({ severity, directive, value, description }) => ({
      severity: Severity[severity],
      directive,
      value,
      description,
    }));
}

const grave = ({ severity }: { severity: string | undefined }) =>
  !['INFO', 'NONE'].includes(severity ?? '');

test.each([
  ['pages', metaPolicy(sources)],
  ['hosts', hostPolicy(sources)],
])('the policy that %s carry has no finding above informational', (_, policy) => {
  expect(policy).toContain(sources.scriptHashes[0]);
  expect(findingsOf(policy).filter(grave)).toEqual([]);
});

test('the same policy with inline scripts allowed has', () => {
  const policy = metaPolicy({ ...sources, scriptHashes: [] }).replace(
    "script-src 'strict-dynamic'",
    "script-src 'unsafe-inline'",
  );
  expect(findingsOf(policy).filter(grave)).toContainEqual(
    expect.objectContaining({ severity: 'HIGH', directive: 'script-src' }),
  );
});
