'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { isModified } from '@/lib/modified-click';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: '#top' | '#content' };

/**
 * A link to a part of the page ("To top", the skip link). It adds no history entry: Next ignores Back to an entry that it
 * has not created, and the visitor would stay on the page. Before React, the browser follows the link.
 */
export function FragmentLink({ href, ...props }: Props) {
  function follow(event: MouseEvent) {
    if (isModified(event)) return;
    event.preventDefault();
    const root = document.documentElement;
    // The link loses the focus before the browser scrolls, so with the keyboard no selector knows this link any more.
    root.toggleAttribute('data-to-top', href === '#top');
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-to-top')));
    const { state } = history;
    const url = location.href;
    // The browser scrolls and moves the focus as usual.
    location.replace(href);
    history.replaceState(state, '', url);
  }

  return <a {...props} href={href} onClick={follow} />;
}
