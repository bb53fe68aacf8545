CREATE TABLE "epaper_editions" (
	"id" serial PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"day" date NOT NULL,
	"pdf_key" text NOT NULL,
	"pdf_bytes" integer NOT NULL,
	"page_count" smallint NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "epaper_pages" (
	"edition_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"picture_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "epaper_pages_edition_id_number_pk" PRIMARY KEY("edition_id","number")
);
--> statement-breakpoint
ALTER TABLE "epaper_editions" ADD CONSTRAINT "epaper_editions_city_id_topics_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epaper_pages" ADD CONSTRAINT "epaper_pages_edition_id_epaper_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."epaper_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "epaper_editions_city_day" ON "epaper_editions" USING btree ("city_id","day");