import { screen } from '@testing-library/react';
import { owner } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { HomeHeader } from './home-header';

const { nameFit } = owner;

afterEach(() => Object.assign(owner, { nameFit }));

test.each([nameFit, {}])('the name is read once, and its shadow is not', (fit) => {
  // Without a chosen theme, the lamp asks for the system's, which jsdom does not know.
  document.documentElement.dataset.theme = 'day';
  Object.assign(owner, { nameFit: fit });
  renderIn('en', <HomeHeader scene="none" />);
  const read = screen.getAllByText(owner.name.en).filter((each) => !each.closest('[aria-hidden]'));
  expect(read).toHaveLength(1);
});
