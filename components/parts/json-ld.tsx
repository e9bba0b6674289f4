type Props = { graph: object };

/** The page's structured data, for search engines. */
export function JsonLd({ graph }: Props) {
  // `</script>` in a text would end the element.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
