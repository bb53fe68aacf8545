import { z } from '@hono/zod-openapi';
import type { Editor } from '../../platform/auditLog.ts';
import type { App } from '../app.ts';
import type { Method } from './endpoint.ts';
import { newsroomCall as implement, type NewsroomCall } from './newsroomCall.ts';
import type { Permission } from './permissions.ts';
import type { Staff } from './staff.ts';

export type { NewsroomCall };

type Definition<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = {
  method?: Method;
  /** Under /newsroom/api, with `:name` for parameters. */
  path: string;
  /** Whoever may not do this is refused before anything is read. */
  permission: Permission;
  params?: Params;
  query?: Query;
  /** The JSON that is sent. */
  body?: Body;
  /** A file is sent instead, of at most this many bytes, as it is. */
  fileBytes?: number;
  /** A file too large to be held in memory is sent: it comes as a stream of at most this many bytes. */
  streamBytes?: number;
  answer: (http: {
    app: App;
    /** The paper with who writes: for commands. */
    context: App & { by: Editor };
    staff: Staff;
    sessionId: string;
    params: z.infer<Params>;
    query: z.infer<Query>;
    body: z.infer<Body>;
    file: Uint8Array;
    stream: ReadableStream<Uint8Array>;
    now: Date;
  }) => Promise<unknown>;
};

/** A call without an answer schema. */
export function newsroomCall<
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>({ answer, permission, fileBytes, streamBytes, ...rest }: Definition<Params, Query, Body>): NewsroomCall {
  return implement<Params, Query, Body, z.ZodUnknown>(
    { ...rest, summary: '', answer: z.unknown() },
    {
      permission,
      ...(fileBytes === undefined ? {} : { fileBytes }),
      ...(streamBytes === undefined ? {} : { streamBytes }),
      run: async (http) => (await answer(http)) ?? {},
    },
  );
}
