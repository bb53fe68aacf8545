CREATE TABLE "newsletter_removals" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriber_count" ADD COLUMN "confirmed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "address_hash" text;--> statement-breakpoint
UPDATE "subscribers" SET "address_hash" = encode(sha256(convert_to("email", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "subscribers" ALTER COLUMN "address_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "consent" text;--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_address_hash" ON "subscribers" USING btree ("address_hash");