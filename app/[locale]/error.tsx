'use client';

export { Reload as default } from '@/components/hydration/reload';
