// Must run before `@emailjs/browser` loads.
import './allow-blocked-storage';
import { init, send } from '@emailjs/browser';
import { SendError } from './fault';
import { mailService } from './mail-service';
import type { ContactMessage } from './message';

/**
 * Posts a message to EmailJS. Next replaces only settings that are written out, as here.
 * @param origin of the service, or of what stands in for it
 * @throws what `explainError` explains
 */
export async function post(message: ContactMessage, origin: string): Promise<void> {
  init({ publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '' }, origin);
  const { status, text } = await send(
    process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    message,
  );
  // A network that wants the visitor to sign in first answers with its own page.
  if (text.trim() !== mailService.accepted) throw new SendError('Later', `${status} ${text}`);
}
