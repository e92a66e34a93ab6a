INSERT INTO "plans" ("code", "name", "purpose", "position", "active_vacancies", "duration_days", "invites_month") VALUES
  ('GRATIS', 'Gratis', 'Para la primera contratación.', 1, 1, 30, 10),
  ('EQUIPO', 'Equipo', 'Para equipos que contratan cada mes.', 2, 5, 30, 100),
  ('EMPRESA', 'Empresa', 'Para varias áreas a la vez.', 3, 25, 30, 500),
  ('SUELTA', 'Publicación suelta', 'Para una vacante más.', 4, 1, 30, 20);
--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_code", "currency", "amount") VALUES
  ('EQUIPO', 'EUR', 4900), ('EMPRESA', 'EUR', 14900), ('SUELTA', 'EUR', 2900),
  ('EQUIPO', 'USD', 5500), ('EMPRESA', 'USD', 16500), ('SUELTA', 'USD', 3200),
  ('EQUIPO', 'MXN', 99000), ('EMPRESA', 'MXN', 299000), ('SUELTA', 'MXN', 59000),
  ('EQUIPO', 'COP', 21900000), ('EMPRESA', 'COP', 66900000), ('SUELTA', 'COP', 12900000),
  ('EQUIPO', 'CLP', 49000), ('EMPRESA', 'CLP', 149000), ('SUELTA', 'CLP', 29000),
  ('EQUIPO', 'ARS', 8000000), ('EMPRESA', 'ARS', 24000000), ('SUELTA', 'ARS', 4800000),
  ('EQUIPO', 'PEN', 19900), ('EMPRESA', 'PEN', 59900), ('SUELTA', 'PEN', 11900);
