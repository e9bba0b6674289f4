import 'react';

// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor: React passes both on, its types
// do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
