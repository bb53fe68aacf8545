/** The answer of a call about notifications; undefined without one. */
export async function callPush<Data>(
  method: string,
  path: string,
  body?: object,
): Promise<{ code: number; data?: Data; message?: string } | undefined> {
  try {
    const answer = await fetch(`/api/notification/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}

/** The name of this browser, for the list of a reader's browsers. */
export function browserName(agent: string): string {
  const names = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['SamsungBrowser', 'Samsung Internet'],
    ['Firefox', 'Firefox'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ] as const;
  const name = names.find(([token]) => agent.includes(`${token}/`))?.[1] ?? 'Browser';
  return /Android|Mobile/.test(agent) ? `${name}, mobile` : name;
}
