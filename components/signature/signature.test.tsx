import { owner } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { Signature } from './signature';

const { name, signature } = owner;

afterEach(() => Object.assign(owner, { name, signature }));

test('without a drawn signature there is the name, in the language of the page', () => {
  Object.assign(owner, { name: { en: 'Ilse', az: 'İlse' }, signature: undefined });
  const { container } = renderIn('az', <Signature />);
  expect(container).toHaveTextContent('İlse');
});
