'use client';

export { Reload as default } from '@/components/reload/reload';
