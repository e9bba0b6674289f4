/** Ways out of where a plain text of the owner's is put: an element, an attribute, JSON in a script, a comment. */
export const textVectors: string[] = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '</script/><svg onload=alert(1)>',
  '<!--<script>alert(1)//-->',
  '<!--<script></script><script>alert(1)</script>',
  '"}]}</script><script>alert(1)//',
  '\\u003c/script\\u003e<script>alert(1)</script>',
  '\\"};alert(1);//',
  ']]><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title><script>alert(1)</script>',
  '</p><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028alert(1)//</script><script>alert(1)</script>',
  '\u0024{alert(1)}`-alert(1)-`<script>alert(1)</script>',
];
