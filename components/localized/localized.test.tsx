import { screen } from '@testing-library/react';
import { renderIn } from '@/tests/render';
import { Localized } from './localized';
import { LocalizedWithin } from './localized-within';

test('a text in the language of the page stands by itself', () => {
  const { container } = renderIn('az', <Localized text={{ en: 'Honey', az: 'Bal' }} />);
  expect(container.innerHTML).toBe('Bal');
});

test('where English stands in, an element says so', () => {
  renderIn('az', <Localized text={{ en: 'Honey' }} />);
  const text = screen.getByText('Honey');
  expect(text).toHaveAttribute('lang', 'en');
  expect(text).toHaveAttribute('dir', 'ltr');
});

function Greeting({ name }: { name: { en: string; az?: string } }) {
  return <LocalizedWithin part={name}>{`${name.az ?? name.en}, ana səhifə`}</LocalizedWithin>;
}

test('within a text of the site, only what is English says so', () => {
  const { container } = renderIn('az', <Greeting name={{ en: 'Ilse' }} />);
  expect(container).toHaveTextContent('Ilse, ana səhifə');
  expect(screen.getByText('Ilse')).toHaveAttribute('lang', 'en');
});

test('within a text of the site, what is translated stands by itself', () => {
  const { container } = renderIn('az', <Greeting name={{ en: 'Ilse', az: 'İlze' }} />);
  expect(container.innerHTML).toBe('İlze, ana səhifə');
});

test('beside an element, every occurrence says so', () => {
  renderIn(
    'az',
    <LocalizedWithin part={{ en: 'Ilse' }}>
      {['© ', <b key="year">2026</b>, ' Ilse, Ilse']}
    </LocalizedWithin>,
  );
  expect(screen.getAllByText('Ilse')).toHaveLength(2);
  expect(screen.getByText('2026')).toBeVisible();
});
