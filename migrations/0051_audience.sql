CREATE TABLE "audience_hosts" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"host" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audience_hosts_day_source_host_pk" PRIMARY KEY("day","source","host")
);
--> statement-breakpoint
CREATE TABLE "audience_hours" (
	"hour" timestamp with time zone NOT NULL,
	"page_class" text NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "audience_hours_hour_page_class_source_pk" PRIMARY KEY("hour","page_class","source")
);
--> statement-breakpoint
CREATE TABLE "audience_presence" (
	"minute" timestamp with time zone NOT NULL,
	"article_id" bigint NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audience_presence_minute_article_id_pk" PRIMARY KEY("minute","article_id")
);
--> statement-breakpoint
CREATE TABLE "audience_stories" (
	"article_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"measured" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"depth_25" integer DEFAULT 0 NOT NULL,
	"depth_50" integer DEFAULT 0 NOT NULL,
	"depth_75" integer DEFAULT 0 NOT NULL,
	"depth_100" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audience_stories_article_id_day_pk" PRIMARY KEY("article_id","day")
);
--> statement-breakpoint
CREATE TABLE "audience_vitals" (
	"day" date NOT NULL,
	"page_class" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audience_vitals_day_page_class_vital_bucket_pk" PRIMARY KEY("day","page_class","vital","bucket")
);
--> statement-breakpoint
ALTER TABLE "audience_stories" ADD CONSTRAINT "audience_stories_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_stories_day" ON "audience_stories" USING btree ("day","views");