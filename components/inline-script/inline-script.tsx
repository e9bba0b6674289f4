type Props = { code: string; data?: string };

/**
 * A script that must not wait for a request or for React: `code` comes from an import that ends in `?inline`. The build
 * knows the site's own scripts by the `data-inline` attribute, which also holds what the script is given.
 */
export function InlineScript({ code, data = '' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code, bundled by the build
  return <script data-inline={data} dangerouslySetInnerHTML={{ __html: code }} />;
}
