import { screen } from '@testing-library/react';
import { az } from '@/tests/languages';
import { renderIn } from '@/tests/render';
import { Localized } from './localized';

test('a text in the page language has no wrapper', () => {
  const { container } = renderIn(az, <Localized text={{ en: 'Honey', [az]: 'Bal' }} />);
  expect(container.innerHTML).toBe('Bal');
});

test('a fallback to English has lang and dir', () => {
  renderIn(az, <Localized text={{ en: 'Honey' }} />);
  const text = screen.getByText('Honey');
  expect(text).toHaveAttribute('lang', 'en');
  expect(text).toHaveAttribute('dir', 'ltr');
});
