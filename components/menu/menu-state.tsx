'use client';

import { createContext, type ReactNode, use, useState } from 'react';

/** Whether the menu is open; undefined before React, when the browser itself exposes the state of the popover. */
type State = [isOpen: boolean | undefined, setOpen: (isOpen: boolean) => void];

const MenuState = createContext<State>([undefined, () => {}]);

type Props = { children: ReactNode };

/** The top bar has the button that opens the menu, and the end of the page has the menu: both share its state. */
export function MenuStateProvider({ children }: Props) {
  return <MenuState value={useState<boolean>()}>{children}</MenuState>;
}

export function useMenuState(): State {
  return use(MenuState);
}
