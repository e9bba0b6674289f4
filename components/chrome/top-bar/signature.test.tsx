import { owner } from '@/lib/content/content';
import { az } from '@/tests/languages';
import { renderIn } from '@/tests/render';
import { Signature } from './signature';

const { name, signature, nameFit } = owner;

afterEach(() => Object.assign(owner, { name, signature, nameFit }));

test('without a signature file, the name is shown in the page language', () => {
  Object.assign(owner, { name: { en: 'Ilse', az: 'İlse' }, signature: undefined, nameFit: {} });
  const { container } = renderIn(az, <Signature />);
  expect(container).toHaveTextContent('İlse');
});
