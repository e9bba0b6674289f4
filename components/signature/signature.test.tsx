import { owner } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { Signature } from './signature';

const { name, signature, nameFit } = owner;

afterEach(() => Object.assign(owner, { name, signature, nameFit }));

test('without a signature file, the name is shown in the page language', () => {
  Object.assign(owner, { name: { en: 'Ilse', az: 'İlse' }, signature: undefined });
  const { container } = renderIn('az', <Signature />);
  expect(container).toHaveTextContent('İlse');
});

test('a short name is not taller than the top bar', () => {
  Object.assign(owner, {
    signature: undefined,
    nameFit: { en: { width: 0.9, left: 0, right: 0 } },
  });
  const { container } = renderIn('en', <Signature />);
  expect(container.querySelector('p')?.style.getPropertyValue('--name-width')).toBe('4');
});
