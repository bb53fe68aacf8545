ALTER TABLE "pictures" ADD COLUMN "file" text;--> statement-breakpoint
-- Papers laid out before kept only cuts: the largest square one becomes the picture.
UPDATE "pictures" SET "file" = "key" || '/square-1200.webp', "width" = 1200, "height" = 1200;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "file" SET NOT NULL;
