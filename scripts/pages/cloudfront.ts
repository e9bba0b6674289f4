/** An address that is no page's own, and where it leads; `$1` is what the pattern captures. */
export interface Moved {
  pattern: string;
  target: string;
}

/** The headers that CloudFront has fields of its own for. */
const known: Record<string, (value: string) => object> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: false,
      Preload: false,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
    },
  }),
};

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes. */
export function cloudFrontHeaders(headers: [name: string, value: string][]): string {
  const security = headers.map(([name, value]) => known[name]?.(value));
  const items = headers
    .filter(([name]) => !(name in known))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: 'portfolio',
    SecurityHeadersConfig: Object.assign({}, ...security),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * A CloudFront function for viewer requests: a bucket knows neither index files nor folders without their slash.
 * @param moved pages' addresses in any case; the first is that of an index file by name
 */
export function cloudFrontFunction([indexFile, ...anyCase]: [Moved, ...Moved[]], base: string) {
  const rule = ({ pattern, target }: Moved, flags: string) =>
    `  [new RegExp(${JSON.stringify(`^${base}${pattern}$`)}, '${flags}'), ${JSON.stringify(base + target)}],\n`;
  return `var moved = [
${rule(indexFile, '')}];
var anyCase = [
${anyCase.map((each) => rule(each, 'i')).join('')}];

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var rules = /[A-Z]/.test(uri) ? moved.concat(anyCase) : moved;
  for (var i = 0; i < rules.length; i++) {
    if (rules[i][0].test(uri)) return redirect(uri.replace(rules[i][0], rules[i][1]), request.querystring);
  }
  if (/^(\\/[\\w-]+)+$/.test(uri)) return redirect(uri + '/', request.querystring);
  if (/\\/$/.test(uri)) request.uri = uri + 'index.html';
  return request;
}

function redirect(path, query) {
  var pairs = Object.keys(query).map(function (name) {
    return query[name].value ? name + '=' + query[name].value : name;
  });
  var location = path + (pairs.length > 0 ? '?' + pairs.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
`;
}
