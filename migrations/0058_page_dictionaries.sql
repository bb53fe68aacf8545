CREATE TABLE "page_dictionaries" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
