/** Links by which readers share the story. */
export function Share({ address, headline }: { address: string; headline: string }) {
  const [text, link] = [encodeURIComponent(headline), encodeURIComponent(address)];
  const ways = [
    ['WhatsApp', `https://wa.me/?text=${text}%20${link}`],
    ['Telegram', `https://t.me/share/url?url=${link}&text=${text}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['X', `https://x.com/intent/post?url=${link}&text=${text}`],
  ] as const;
  return (
    <div className="share">
      {ways.map(([name, href]) => (
        <a key={name} className="way" href={href} target="_blank" rel="noopener nofollow">
          {name}
        </a>
      ))}
    </div>
  );
}
