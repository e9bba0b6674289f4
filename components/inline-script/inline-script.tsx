type Props = { code: string };

/** A script of the site's own that must not wait for a request. */
export function InlineScript({ code }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from `lib/` by `scripts/content/inline-scripts.ts`
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
