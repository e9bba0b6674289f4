import 'react';

// https://developer.chrome.com/docs/ai/webmcp: a form that describes itself to agents.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
