# Makes the role that the site connects with, or gives it another password. The database's image runs it when its volume
# is new; by hand: docker compose -f deploy/compose.yaml exec database sh /docker-entrypoint-initdb.d/site-role.sh
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="${POSTGRES_DB:-$POSTGRES_USER}" <<'SQL'
\getenv password SITE_PASSWORD
select format('create role %I nologin', name) from (values ('pusterom_site'), ('site')) as wanted (name)
  where not exists (select from pg_roles where rolname = name) \gexec
alter role site login password :'password';
grant pusterom_site to site;
SQL
