import 'react';

// React supports these attributes, but its types do not yet:
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
