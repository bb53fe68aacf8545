CREATE TABLE "staff_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "staff_failures" CASCADE;--> statement-breakpoint
DROP TABLE "staff_requests" CASCADE;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "devices_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD COLUMN "last_used_step" integer;--> statement-breakpoint
CREATE INDEX "staff_attempts_since" ON "staff_attempts" USING btree ("since");--> statement-breakpoint
-- Devices that better-auth excused from the second factor for 30 days: none is from now on.
DELETE FROM "staff_verifications" WHERE "identifier" LIKE 'trust-device-%';
