'use client';

export { ErrorPage as default } from '@/components/runtime/hydration/error-page';
