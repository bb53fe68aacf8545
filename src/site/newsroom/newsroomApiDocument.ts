import { z } from 'zod';
import { siteConfig } from '../../../site.config.ts';
import { type Endpoint, sentence } from './endpoint.ts';
import { type Permission, permissions } from './permissions.ts';

/** An endpoint with whose duty it is; undefined for one that everybody may call. */
type Described = { endpoint: Endpoint; permission: Permission | undefined };

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

const refusal = z.object({
  message: sentence,
  issues: z.array(z.object({ path: z.string(), message: sentence })),
  details: z.unknown().optional(),
});
const REFUSAL = { $ref: '#/components/schemas/Refusal' };

/**
 * The OpenAPI 3.1 document of the newsroom's calls. Its schemas are written by zod itself, not by `@hono/zod-openapi` as those of the public
 * API are: documents of stories hold themselves, and the library does not end with those.
 */
export function newsroomApiDocument(described: readonly Described[]): Json {
  const schemas: Schemas = { Refusal: schemaOf(refusal, 'output', 'Refusal', {}) };
  const paths: Record<string, Json> = {};
  for (const { endpoint, permission } of described) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method ?? 'get']: operationOf(endpoint, permission, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteConfig.nameEn}: the newsroom's API`,
      version: '1',
      description:
        'Every call is made with the session of someone signed in. Refusals are sentences in both languages, with the fields they are about.',
    },
    servers: [{ url: '/newsroom/api' }],
    components: { schemas, parameters: {} },
    paths,
  };
}

function operationOf(endpoint: Endpoint, permission: Permission | undefined, schemas: Schemas): Json {
  const { method = 'get', path, summary, params, query, body, answer } = endpoint;
  const name = `${method}${path.replace(/[^A-Za-z0-9]+/g, '_')}`;
  const mediaType = answer.meta()?.['mediaType'];
  const isFile = body?.meta()?.['format'] === 'binary';
  const refusalAs = (description: string) => ({ description, content: { 'application/json': { schema: REFUSAL } } });
  return {
    summary,
    description: permission ? `Permission \`${permission}\`: ${permissions[permission].join(', ')}.` : 'No permission is needed.',
    tags: [path.split('/')[1] ?? ''],
    parameters: [...parametersOf('path', params, schemas, name), ...parametersOf('query', query, schemas, name)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [isFile ? 'application/octet-stream' : 'application/json']: { schema: schemaOf(body, 'input', `${name}.body`, schemas) },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Answered',
        content:
          typeof mediaType === 'string'
            ? { [mediaType]: { schema: { type: 'string' } } }
            : { 'application/json': { schema: schemaOf(answer, 'output', `${name}.answer`, schemas) } },
      },
      401: refusalAs('Nobody is signed in'),
      403: refusalAs('The role has not the permission, or it is another desk’s or city’s'),
      ...(params ? { 404: refusalAs('There is no such thing') } : {}),
      ...(method === 'get' ? {} : { 409: refusalAs('It has been changed or locked by somebody else; `details` has what stands') }),
      ...(body ? { 413: refusalAs('The body is too large'), 415: refusalAs('The body is of another type') } : {}),
      422: refusalAs('Something is missing or wrong: `issues` says what'),
      503: refusalAs('It cannot be done just now'),
    },
  };
}

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined, schemas: Schemas, name: string): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([field, type]) => {
    const { description, ...parameter } = schemaOf(z.object({ type }), 'input', `${name}.${field}`, schemas, 'type');
    const isOptional = z.object({ type }).safeParse({}).success;
    return {
      name: field,
      in: where,
      required: where === 'path' || !isOptional,
      ...(typeof description === 'string' ? { description } : {}),
      schema: parameter,
    };
  });
}

/** A schema in JSON Schema; what it holds by reference is put among `schemas` under its name. With `field`, the schema of that field. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', name: string, schemas: Schemas, field?: string): Json {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
  const text = JSON.stringify(json)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
  const parsed: unknown = JSON.parse(text);
  const { $schema: _, $defs: parts, ...root } = asObject(parsed);
  for (const [part, value] of Object.entries(asObject(parts))) schemas[`${name}.${part}`] = asObject(value);
  if (field !== undefined) return asObject(asObject(root['properties'])[field]);
  if (!text.includes(`"#/components/schemas/${name}"`)) return root;
  schemas[name] = root;
  return { $ref: `#/components/schemas/${name}` };
}

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
