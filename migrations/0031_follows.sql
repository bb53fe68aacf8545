CREATE TABLE "follows" (
	"reader_id" text NOT NULL,
	"topic_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_reader_id_topic_id_pk" PRIMARY KEY("reader_id","topic_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_topic" ON "follows" USING btree ("topic_id");