import { z } from 'zod';

// What an OpenAPI 3.1 document may say, as far as ours goes: a field that is not of the standard, a reference that leads
// nowhere or a parameter that its path does not have is a fault. (https://spec.openapis.org/oas/v3.1.1.html)

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** JSON Schema 2020-12, which 3.1 takes over: `nullable` and a boolean `exclusiveMinimum`, which 3.0 had, are faults. */
const jsonSchema = z.strictObject({
  $ref: z.string().optional(),
  type: z.union([typeName, z.array(typeName).min(1)]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  description: z.string().min(1).optional(),
  pattern: z.string().refine(isPattern, { error: 'is no pattern' }).optional(),
  minLength: z.int().min(0).optional(),
  maxLength: z.int().min(0).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().positive().optional(),
  minItems: z.int().min(0).optional(),
  maxItems: z.int().min(0).optional(),
  uniqueItems: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return jsonSchema.optional();
  },
  get prefixItems() {
    return z.array(jsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
  get propertyNames() {
    return jsonSchema.optional();
  },
  get allOf() {
    return z.array(jsonSchema).min(1).optional();
  },
  get anyOf() {
    return z.array(jsonSchema).min(1).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).min(1).optional();
  },
  get not() {
    return jsonSchema.optional();
  },
});

const content = z.record(
  z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  z.strictObject({ schema: jsonSchema, example: z.unknown().optional() }),
);

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: jsonSchema,
});

const operation = z.strictObject({
  operationId: z.string().optional(),
  summary: z.string().min(1),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), description: z.string().optional(), content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.strictObject({ description: z.string().min(1), content: content.optional() }),
  ),
});

const methods = z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']), operation);

const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string().optional() }),
  servers: z.array(z.strictObject({ url: z.string().min(1) })).optional(),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), jsonSchema),
    parameters: z.record(z.string(), parameter),
  }),
  paths: z.record(z.string().startsWith('/'), methods),
  webhooks: z.record(z.string(), methods).optional(),
});

export type OpenApiDocument = z.infer<typeof document>;

/** The document, and what is wrong with it beyond its form. Throws when its form is not of OpenAPI 3.1. */
export function readOpenApi(json: unknown): { document: OpenApiDocument; faults: string[] } {
  const read = document.parse(json);
  const lost = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, ref = '']) => {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(ref)?.[1];
    return name !== undefined && Object.hasOwn(read.components.schemas, name) ? [] : [`${ref} leads nowhere`];
  });
  const wrongParameters = Object.entries(read.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
      const named = parameters.filter((one) => one.in === 'path' && one.required).map((one) => one.name);
      const names = parameters.map((one) => `${one.in} ${one.name}`);
      return [
        ...(JSON.stringify(named.toSorted()) === JSON.stringify(inPath)
          ? []
          : [`${method} ${path}: its path's parameters are not those told`]),
        ...(new Set(names).size === names.length ? [] : [`${method} ${path}: a parameter is told twice`]),
      ];
    }),
  );
  return { document: read, faults: [...lost, ...wrongParameters] };
}
