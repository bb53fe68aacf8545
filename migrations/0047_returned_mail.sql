ALTER TABLE "newsletter_bounces" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "returned" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "returned_soft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_removals" ADD COLUMN "reason" text DEFAULT 'unsubscribed' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_campaigns" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_bounces_latest" ON "newsletter_bounces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "newsletter_bounces_blocked" ON "newsletter_bounces" USING btree ("blocked_at") WHERE "newsletter_bounces"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_removals_by_mail" ON "newsletter_removals" USING btree ("reason") WHERE "newsletter_removals"."reason" <> 'unsubscribed';--> statement-breakpoint
ALTER TABLE "newsletter_bounces" DROP COLUMN "issue_id";