import { render } from '@testing-library/react';
import { Years } from './years';

test.each([
  ['2025', ['2025']],
  ['2023–2025', ['2023', '2025']],
  ['2023–', ['2023']],
])('%s is shown whole, and each year can be read by a machine', (time, years) => {
  const { container } = render(<Years of={time} />);
  expect(container).toHaveTextContent(time);
  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual(years);
});
