import { screen } from '@testing-library/react';
import { renderIn } from '@/tests/render';
import { Localized } from './localized';
import { LocalizedWithin } from './localized-within';

test('a text in the page language has no wrapper', () => {
  const { container } = renderIn('az', <Localized text={{ en: 'Honey', az: 'Bal' }} />);
  expect(container.innerHTML).toBe('Bal');
});

test('a fallback to English is marked as English, left to right', () => {
  renderIn('az', <Localized text={{ en: 'Honey' }} />);
  const text = screen.getByText('Honey');
  expect(text).toHaveAttribute('lang', 'en');
  expect(text).toHaveAttribute('dir', 'ltr');
});

test('within a message, only a fallback is marked as English', () => {
  const greeting = (name: { en: string; az?: string }) => (
    <LocalizedWithin part={name}>{`${name.az ?? name.en}, ana səhifə`}</LocalizedWithin>
  );
  const { container, unmount } = renderIn('az', greeting({ en: 'Ilse' }));
  expect(container).toHaveTextContent('Ilse, ana səhifə');
  expect(screen.getByText('Ilse')).toHaveAttribute('lang', 'en');
  unmount();
  const { innerHTML } = renderIn('az', greeting({ en: 'Ilse', az: 'İlze' })).container;
  expect(innerHTML).toBe('İlze, ana səhifə');
});
