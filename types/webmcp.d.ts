import 'react';

// WebMCP: attributes that describe a form to AI agents (https://developer.chrome.com/docs/ai/webmcp).
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
