type Props = { code: string; data?: string };

/**
 * A script in the HTML: it needs no request, and runs before hydration. Import `code` with `?inline`. The build finds it by
 * the `data-inline` attribute, which also passes `data` to the script.
 */
export function InlineScript({ code, data = '' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code, bundled by the build
  return <script data-inline={data} dangerouslySetInnerHTML={{ __html: code }} />;
}
