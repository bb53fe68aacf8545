CREATE TABLE "blocked_suggestions" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"networks" bigint DEFAULT 0 NOT NULL,
	"found" text NOT NULL,
	CONSTRAINT "search_queries_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE INDEX "search_queries_key" ON "search_queries" USING btree ("key","day");