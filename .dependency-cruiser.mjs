// The floors (ARCHITECTURE.md): imports go down only, a desk imports only public modules of another, and there are no circles.

/**
 * A desk's public modules: its reads and writes, its newsroom endpoints, its exported components and islands; tables for foreign keys, from
 * tables only.
 */
const publicModules = ['^src/desks/[^/]+/(queries|commands|tables|newsroom/endpoints)\\.ts$', '/[A-Z][A-Za-z]*(\\.island)?\\.tsx$'];

const floor = (name, from, to) => ({ name, severity: 'error', from: { path: from, pathNot: '\\.test\\.tsx?$' }, to: { path: to } });

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: { path: '^src/(?!site/)' }, to: { circular: true } },
    {
      name: 'no-circles-in-the-site',
      comment: 'What a desk may contribute (`site/desk.ts`) and the app that gathers it name each other, in types alone.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    floor('platform-imports-nothing-of-ours', '^src/platform/', '^src/(design|site|content|desks|newsroom)/|^src/[^/]+\\.tsx?$'),
    floor('design-imports-platform-only', '^src/design/', '^src/(site|content|desks|newsroom)/|^src/[^/]+\\.tsx?$'),
    floor('site-knows-no-content', '^src/site/', '^src/(content|desks|newsroom)/|^src/[^/]+\\.tsx?$'),
    floor('content-knows-no-desk', '^src/content/', '^src/desks/|^src/[^/]+\\.tsx?$'),
    floor('desks-import-nothing-above', '^src/desks/', '^src/(demo/|[^/]+\\.tsx?$)'),
    floor(
      'only-seeding-imports-the-demo',
      '^src/(platform|design|site|content|desks|newsroom)/|^src/(?!seedApp)[^/]+\\.tsx?$',
      '^src/demo/',
    ),
    floor('commands-are-on-top', '^src/(platform|design|site|content|desks|newsroom)/|^src/(?!savar)[^/]+\\.tsx?$', '^src/commands/'),
    {
      name: 'desks-import-public-modules',
      comment: 'Another desk is reached through its queries.ts, commands.ts, newsroom/endpoints.ts or an exported component only.',
      severity: 'error',
      from: { path: '^src/desks/([^/]+)/' },
      to: { path: '^src/desks/', pathNot: ['^src/desks/$1/', ...publicModules] },
    },
    {
      name: 'tables-are-referred-to-by-tables',
      comment: "Another desk's tables are imported by tables.ts alone, for foreign keys.",
      severity: 'error',
      from: { path: '^src/desks/([^/]+)/', pathNot: '/tables\\.ts$' },
      to: { path: '^src/desks/[^/]+/tables\\.ts$', pathNot: '^src/desks/$1/' },
    },
    {
      name: 'tables-of-content-are-for-its-own',
      comment: 'Topics and pictures are read through their queries; the desks that keep them write their tables.',
      severity: 'error',
      from: { path: '^src/desks/', pathNot: '^src/desks/(taxonomy|pictures)/|/tables\\.ts$' },
      to: { path: '^src/content/(topics|pictures)/tables\\.ts$' },
    },
    {
      name: 'islands-carry-no-server-code',
      comment:
        'What an island imports is sent to readers: nothing of it may reach the database, the disk or the server. (The newsroom may import types of it: its build refuses the code.)',
      severity: 'error',
      from: { path: '\\.(island\\.tsx|client\\.tsx?)$', pathNot: '^src/newsroom\\.client\\.tsx$' },
      to: {
        reachable: true,
        path: '(/(queries|commands|tables|api|calls|demo)\\.tsx?$|^src/platform/(database|settings|log)\\.ts$|node_modules/(pg|drizzle-orm|sharp|hono)/|^(fs|path|crypto|http|zlib|os|child_process|node:))',
      },
    },
    {
      name: 'only-the-newsroom-imports-the-newsroom',
      comment: "Pages and calls know nothing of the editors' application.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/newsroom(\\.client\\.tsx$|Screens\\.tsx$|/)|^src/(desks/[^/]+|content)/newsroom/' },
      to: { path: '^src/newsroom(\\.client\\.tsx$|/)|^src/(desks/[^/]+|content)/newsroom/.*\\.tsx$' },
    },
    // What readers see stands without what editors have in hand of it.
    floor('articles-know-no-stories', '^src/desks/articles/', '^src/desks/stories/'),
    floor('newsroom-frame-knows-no-desk', '^src/newsroom/', '^src/desks/'),
    {
      name: 'no-orphans',
      severity: 'error',
      // Entries of the build may import nothing: the API reference's script, and those of islands without React.
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '\\.module\\.css$', '^src/site/calls/apiReference\\.client\\.ts$', '\\.plain\\.client\\.ts$'],
      },
      to: {},
    },
    { name: 'nothing-unresolved', severity: 'error', from: { path: '^src/', pathNot: '\\.d\\.ts$' }, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
