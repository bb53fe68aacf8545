-- The ids of every kind of content have the same type: an address may hold more than an integer.
ALTER TABLE "videos" ALTER COLUMN "id" SET DATA TYPE bigint;
