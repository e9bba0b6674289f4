import { PanSession } from 'framer-motion/dom';

type PanHandlers = ConstructorParameters<typeof PanSession>[1];
type Handlers = Required<Pick<PanHandlers, 'onSessionStart' | 'onMove' | 'onEnd'>>;

/**
 * Starts framer-motion's drag at a press. It calls `onMove` at once, then in each frame in which the pointer has moved.
 * framer-motion misses the end if the left button is released while another one is down, or above a context menu: then the
 * first movement without the left button ends the drag.
 */
export function startDrag(press: PointerEvent, { onSessionStart, onMove, onEnd }: Handlers): void {
  const session: PanSession = new PanSession(
    press,
    {
      onSessionStart,
      onMove(event, info) {
        const isReleased =
          event instanceof PointerEvent && event.pointerType === 'mouse' && !(event.buttons & 1);
        if (!isReleased) {
          onMove(event, info);
          return;
        }
        session.end();
        onEnd(event, info);
      },
      onEnd,
    },
    { immediate: true },
  );
}
