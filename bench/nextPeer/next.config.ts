import type { NextConfig } from 'next';

/** The folder stands inside a project with a lock file of its own. */
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname } satisfies NextConfig;
