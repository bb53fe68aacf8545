CREATE TABLE "front_arrangements" (
	"page" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "front_slots_until" ON "front_slots" USING btree ("until") WHERE "front_slots"."until" is not null;