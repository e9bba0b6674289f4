import type { ContactField } from '@/lib/contact/validate';
import { textKeys } from './field';
import type { FieldTexts } from './texts';

type Props = { field: ContactField; texts: FieldTexts };

/** In a live region: speaks the error of a field that had the focus before. */
export function Alert({ field, texts }: Props) {
  return <p className="visually-hidden">{texts[`${textKeys[field]}Error`]}</p>;
}
