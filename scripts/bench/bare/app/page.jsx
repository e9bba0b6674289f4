import Link from 'next/link';

export const metadata = { title: 'Floor', description: 'The least that Next ships' };

export default function Page() {
  return (
    <main>
      <h1>Floor</h1>
      <Link href="/">The least that Next ships</Link>
    </main>
  );
}
