CREATE TABLE "built_files" (
	"name" text PRIMARY KEY NOT NULL,
	"compressed" "bytea" NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
-- The bytes are compressed already.
ALTER TABLE "built_files" ALTER COLUMN "compressed" SET STORAGE EXTERNAL;
