import { Fragment } from 'react';

type Props = {
  /** Such as `2025`, `2023–2025` or `2023–`. */
  of: string;
};

/** A project's years. HTML has no time element for a range, so each year gets its own. */
export function Years({ of }: Props) {
  return of.split('–').map((year, index) => (
    <Fragment key={index === 0 ? 'first' : 'last'}>
      {index > 0 && '–'}
      {year && <time dateTime={year}>{year}</time>}
    </Fragment>
  ));
}
