CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree ("phone");