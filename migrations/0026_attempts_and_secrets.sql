ALTER TABLE "staff_attempts" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "attempts" RENAME CONSTRAINT "staff_attempts_pkey" TO "attempts_pkey";--> statement-breakpoint
ALTER INDEX "staff_attempts_since" RENAME TO "attempts_since";--> statement-breakpoint
ALTER TABLE "newsroom_secrets" RENAME TO "secrets";--> statement-breakpoint
ALTER TABLE "secrets" RENAME CONSTRAINT "newsroom_secrets_pkey" TO "secrets_pkey";
