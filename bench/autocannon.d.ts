declare module 'autocannon' {
  type Options = { url: string; connections: number; duration: number; headers?: Record<string, string> };
  export default function autocannon(options: Options): Promise<{ requests: { average: number } }>;
}
